import type { Lang } from '../../text/language'

type Both<Name extends string> = Record<Name | `${Name}Fil`, string>

/** A block's text in a language; without a translation, the English text. */
export const textOf = <Name extends string>(
  props: Both<Name>,
  name: Name,
  lang: Lang
): string => {
  const filipino = props[`${name}Fil` as const]
  return lang === 'fil' && filipino.trim() ? filipino : props[name]
}
