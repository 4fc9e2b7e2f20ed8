/** A picture; what is imported is its address. */
declare module '*.svg' {
  const address: string;
  export default address;
}
