/** The server stops counting here, unless a list names another bound. */
const COUNTED = 1000

/** '12', or '1,000+' where the server stopped counting. */
export const countText = (count: number, bound = COUNTED) =>
  count > bound ? `${bound.toLocaleString('en')}+` : count.toLocaleString('en')
