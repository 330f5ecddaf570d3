/** The server counts no further. */
const COUNTED = 1000

/** '12', and '1,000+' where nobody counted on. */
export const countText = (count: number) =>
  count > COUNTED
    ? `${COUNTED.toLocaleString('en')}+`
    : count.toLocaleString('en')
