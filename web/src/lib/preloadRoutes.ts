// Fetches a page's files as soon as a link to it is touched, all at once: from the list that the build left beside them.

type RouteFiles = {
  name: string
  pattern: string
  files: string[]
  words: Record<string, string[]>
}
type Known = { name: string; pattern: RegExp; files: string[] }

/** Each route's name, pattern and files, with the words of the language in use. */
export const asKnown = (routes: RouteFiles[], lang: string): Known[] =>
  routes.map(({ name, pattern, files, words }) => ({
    name,
    pattern: new RegExp(pattern),
    files: [...files, ...(words[lang] ?? [])],
  }))

export const filesOf = (known: Known[], pathname: string) =>
  known.find(({ pattern }) => pattern.test(pathname))?.files ?? []

const preload = (file: string) => {
  const href = `/${file}`
  if (document.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}

const pathOf = (target: EventTarget | null) => {
  const link = target instanceof Element ? target.closest('a[href]') : null
  const href = link?.getAttribute('href') ?? ''
  return href.startsWith('/')
    ? new URL(href, location.origin).pathname
    : undefined
}

/** What the build left. Throws where the line gives out. */
export const knownRoutes = async () =>
  asKnown(
    (await (await fetch('/routes.json')).json()) as RouteFiles[],
    document.documentElement.lang
  )

/** Listens for fingers, mice and keys that are about to open a link. Without the list nothing is lost but time. */
export const preloadRoutes = async () => {
  const known = await knownRoutes().catch(() => [])
  const onSign = ({ target }: Event) => {
    const pathname = pathOf(target)
    if (pathname) filesOf(known, pathname).forEach(preload)
  }
  for (const sign of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(sign, onSign, { passive: true })
}
