/** Whether a content type is JSON, with any charset. */
export const isJsonType = (contentType = '') =>
  /^application\/json(;|$)/.test(contentType)
