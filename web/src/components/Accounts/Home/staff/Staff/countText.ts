/** The server stops counting here. */
const COUNTED = 1000

/** '12', or '1,000+' where the server stopped counting. */
export const countText = (count: number) =>
  count > COUNTED
    ? `${COUNTED.toLocaleString('en')}+`
    : count.toLocaleString('en')
