/** The second press of a double click was meant for what stood there before: it does nothing. */
export function once(act: () => unknown): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}
