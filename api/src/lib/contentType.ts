/** JSON, whatever its charset is called. */
export const isJsonType = (contentType = '') =>
  /^application\/json(;|$)/.test(contentType)
