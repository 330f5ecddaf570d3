import i18n from 'src/i18n'
import { reloadPage } from 'src/lib/browser/reloadPage'

/** The build whose page this tab has loaded again, so that it never does so in a circle. */
const LEFT = 'left-build'
const LINE = 'new-build'

/** The script of this page, if the server has another build by now. */
const oldScript = async () => {
  const script = document.querySelector<HTMLScriptElement>(
    'script[type=module][src]'
  )
  if (!script || !navigator.onLine) return undefined
  const { pathname } = new URL(script.src)
  try {
    const answer = await fetch('/assets.json', { cache: 'no-store' })
    const files = (await answer.json()) as string[]
    return files.includes(pathname) ? undefined : pathname
  } catch {
    return undefined
  }
}

/** After a page failed: loads it again if a new build has replaced its files. Nothing of the page is there to be lost. */
export const leaveOldBuild = async () => {
  const script = await oldScript()
  if (!script || sessionStorage.getItem(LEFT) === script) return
  sessionStorage.setItem(LEFT, script)
  reloadPage()
}

/** A line above the page, without a component, since those that have not loaded are gone. */
const tell = () => {
  const line = document.createElement('p')
  line.id = LINE
  line.setAttribute('role', 'status')
  line.className =
    'bg-neutral text-neutral-content flex items-center justify-center gap-2 px-4 py-2 text-center text-sm'
  const button = document.createElement('button')
  button.className = 'link'
  button.textContent = i18n.t('common.tools:newVersion.reload')
  button.onclick = reloadPage
  line.append(i18n.t('common.tools:newVersion.text'), button)
  document.body.prepend(line)
}

/** After a part of a page failed: says that there is a new build. Only the person knows whether the page may go. */
export const tellOfNewBuild = async () => {
  const isKnown = i18n.exists('common.tools:newVersion.text')
  if (isKnown && (await oldScript()) && !document.getElementById(LINE)) tell()
}

/**
 * Watches for files of the build that fail to load; Vite reports each `import()`. Nobody waits for a part that loads in
 * the background, so that its failure is no error of the page. Browsers word it differently, but all as a TypeError
 * about an import.
 */
export const watchBuild = () => {
  window.addEventListener('page-failed', () => void leaveOldBuild())
  window.addEventListener('vite:preloadError', () => void tellOfNewBuild())
  window.addEventListener('unhandledrejection', (event) => {
    if (/^TypeError.*import/i.test(String(event.reason))) event.preventDefault()
  })
}
