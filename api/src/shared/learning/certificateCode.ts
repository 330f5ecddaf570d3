/** The stored form of a typed code: in capitals, without spaces and dashes. */
export const asCertificateCode = (typed: string) =>
  typed.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** A code in groups of five characters, for certificates and the check page. */
export const readableCode = (code: string) =>
  (code.match(/.{1,5}/g) ?? []).join('-')
