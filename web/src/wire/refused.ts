/** The house said no, with a kind for programs and one sentence; the status is that of HTTP. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly kind: string,
    message: string,
  ) {
    super(message);
  }
}
