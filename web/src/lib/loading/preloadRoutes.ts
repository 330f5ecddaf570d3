// Preloads all files of a page when the user touches or points at a link to it. The build writes the list of files
// (routes.json).

type RouteFiles = {
  name: string
  pattern: string
  files: string[]
  words: Record<string, string[]>
}
type Known = { name: string; pattern: RegExp; files: string[] }

/** The name, pattern and files of each route, including the texts of the current language. */
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

/** The list written by the build. Throws when offline. */
export const loadRouteFiles = async () =>
  asKnown(
    (await (await fetch('/routes.json')).json()) as RouteFiles[],
    document.documentElement.lang
  )

/**
 * Listens for touches, pointers and keys that are about to open a link. If the list cannot be loaded, pages only load
 * more slowly.
 */
export const preloadRoutes = async () => {
  const known = await loadRouteFiles().catch(() => [])
  const onSign = ({ target }: Event) => {
    const pathname = pathOf(target)
    if (pathname) filesOf(known, pathname).forEach(preload)
  }
  for (const sign of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(sign, onSign, { passive: true })
}
