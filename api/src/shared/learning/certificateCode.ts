/** As it is stored, whatever small letters, spaces or dashes somebody types. */
export const asCertificateCode = (typed: string) =>
  typed.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** In groups of five, as a certificate and its check page show it. */
export const readableCode = (code: string) =>
  (code.match(/.{1,5}/g) ?? []).join('-')
