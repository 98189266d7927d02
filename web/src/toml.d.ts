/** The engine's data files; whoever imports one says what it holds. */
declare module "*.toml" {
  const data: unknown;
  export default data;
}
