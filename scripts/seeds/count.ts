/** '1 coupon', '24 people'. */
export const count = (total: number, one: string, many = `${one}s`) =>
  `${total} ${total === 1 ? one : many}`

/** For example '8 courses (2 added)', or '90 lessons' if none was added. */
export const countAdded = (
  total: number,
  added: number,
  one: string,
  many = `${one}s`
) => `${count(total, one, many)}${added > 0 ? ` (${added} added)` : ''}`
