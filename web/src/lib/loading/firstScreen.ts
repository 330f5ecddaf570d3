// The first screen that the server wrote into the page (docs/decisions/0038) stays until the app has rendered the same
// page with its data; then the app takes its place, with everything that the visitor has typed and pressed.
import { rememberLoadingScreen } from 'src/components/ui/feedback/LoadingScreen/visit'

import { whenPageReady } from './pageReady'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldsIn = (root: ParentNode) => [
  ...root.querySelectorAll<Field>('input, textarea, select'),
]
const buttonsIn = (root: ParentNode) => [...root.querySelectorAll('button')]

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)

/** Whether two fields are the same one in both pages. A field without a name is found by its place. */
const isSame = (one: Field, other: Field) =>
  one.tagName === other.tagName &&
  one.name === other.name &&
  (!isToggle(one) || one.value === other.value)

const partnerOf = (field: Field, others: Field[], place: number) =>
  field.name
    ? others.find((other) => isSame(field, other))
    : others[place] && isSame(field, others[place])
      ? others[place]
      : undefined

/** React notices a value only if it was not set through the property that it watches. */
const setValue = (field: Field, value: string) => {
  const { set } =
    Object.getOwnPropertyDescriptor(
      Object.getPrototypeOf(field) as object,
      'value'
    ) ?? {}
  set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Copies only what the visitor has changed: the page knows everything else better. */
const copyField = (from: Field, to: Field) => {
  if (isToggle(from) && isToggle(to)) {
    if (from.checked && !from.defaultChecked && !to.checked) to.click()
  } else if (!('defaultValue' in from) || from.value !== from.defaultValue)
    setValue(to, from.value)
}

/** The app's element in the place of a link or button; both pages have the same ones in the same order. */
const samePlaceIn = (
  app: HTMLElement,
  first: HTMLElement,
  focused: HTMLElement
): HTMLElement | undefined => {
  const { tagName } = focused
  const place = [...first.querySelectorAll(tagName)].indexOf(focused)
  return [...app.querySelectorAll<HTMLElement>(tagName)][place]
}

const copyCaret = (from: Field, to: Field) => {
  if (!('setSelectionRange' in from) || !('setSelectionRange' in to)) return
  // Fields for e-mail addresses have no selection: there the caret goes to the end.
  if (from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd)
}

/**
 * A page with a first screen has the app's style sheet behind it, and sheets that come later, such as the staff's, go to
 * the head: their variants would lose against plain classes. Puts the app's sheet in front of them, and takes the first
 * screen's own styles away, which are a part of that sheet and would win over its variants. All stand until the new sheet
 * has loaded, so that the page never loses its styles.
 */
const putSheetFirst = () => {
  const sheet = document.body.querySelector('link[rel=stylesheet]')
  if (!sheet) return
  const moved = sheet.cloneNode() as HTMLElement
  moved.onload = () => {
    sheet.remove()
    document.getElementById('first-screen-styles')?.remove()
  }
  document.head.prepend(moved)
}

/** The page's own fields and buttons correspond to those of its first screen, which the same components rendered. */
const copySettings = (first: HTMLElement, app: HTMLElement) => {
  const focused =
    document.activeElement instanceof HTMLElement &&
    first.contains(document.activeElement)
      ? document.activeElement
      : undefined
  const { scrollX, scrollY } = window
  first.replaceWith(app)
  putSheetFirst()
  window.scrollTo(scrollX, scrollY)

  const fields = fieldsIn(app)
  fieldsIn(first).forEach((field, place) => {
    const partner = partnerOf(field, fields, place)
    if (!partner) return
    copyField(field, partner)
    if (field !== focused) return
    partner.focus({ preventScroll: true })
    copyCaret(field, partner)
  })
  if (focused && !fieldsIn(first).some((field) => field === focused))
    samePlaceIn(app, first, focused)?.focus({ preventScroll: true })
  const buttons = buttonsIn(app)
  buttonsIn(first).forEach((button, place) => {
    const partner = buttons[place]
    // The page's controls may have changed in between: only the same words are pressed.
    if (
      'pressed' in button.dataset &&
      partner?.textContent === button.textContent
    )
      partner.click()
  })
}

/** A slower font comes after the app. */
const FONT_MS = 3000

/** The first screen is set in a fallback: the app comes with its font, so that its words do not move afterwards. */
const loadFont = async () => {
  const tooLate = new Promise((done) => setTimeout(done, FONT_MS))
  // The peso sign is in a file of its own.
  const loaded = document.fonts?.load("1em 'Figtree Variable'", 'A₱')
  await Promise.race([tooLate, loaded]).catch(() => {})
}

/**
 * A press that has begun on the first screen ends there: a button that is replaced between its two halves gets no click.
 * An end outside of the window is known by the next move.
 */
const pressEnds = (first: HTMLElement) =>
  first.querySelector(':active:hover') &&
  new Promise<void>((done) => {
    const ended = new AbortController()
    const look = (event: Event) => {
      if (event instanceof PointerEvent && event.buttons > 0) return
      // The click comes right after the release.
      setTimeout(done)
      ended.abort()
    }
    for (const type of ['pointerup', 'pointercancel', 'pointermove', 'keyup'])
      addEventListener(type, look, { signal: ended.signal })
  })

/** Waits until the page that the app renders outside of the document is ready. */
export const replaceFirstScreen = (first: HTMLElement, app: HTMLElement) => {
  rememberLoadingScreen()
  const font = loadFont()
  whenPageReady(
    app,
    () =>
      void font
        .then(() => pressEnds(first))
        .then(() => copySettings(first, app))
  )
}
