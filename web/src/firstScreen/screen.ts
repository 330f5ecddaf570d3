// The page that is being rendered. Rendering is synchronous, so one variable is enough.

import type { Lang } from '$api/src/shared/text/language'

/** A page as the server asks for it. */
export type FirstScreen = {
  /** The route's name in Routes.tsx. */
  name: string
  pathname: string
  /** With its question mark, or empty. */
  search: string
  lang: Lang
  /** The answers of the page's queries, by their names. A query without an answer renders its loading state. */
  answers: Record<string, unknown>
  /** The server's sanitizer of rich text. */
  cleanHtml: (html: string) => string
}

let current: FirstScreen | undefined

export const renderScreen = <Result>(
  screen: FirstScreen,
  render: () => Result
) => {
  current = screen
  try {
    return render()
  } finally {
    current = undefined
  }
}

export const screenNow = (): FirstScreen => {
  if (!current) throw new Error('No first screen is being rendered')
  return current
}
