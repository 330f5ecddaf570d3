// Loaded with each staff screen (web/config/staffStyles).
import './staff.css'

/**
 * A page that began with a first screen has the app's style sheet in its body, behind the staff's sheet in the head. Its
 * plain classes would override the variants of the staff's sheet. Moves it in front; both stand until the new one has
 * loaded, so that the page never loses its styles.
 */
const putFirst = (sheet: HTMLLinkElement) => {
  const moved = sheet.cloneNode() as HTMLLinkElement
  moved.addEventListener('load', () => sheet.remove())
  document.head.prepend(moved)
}

document.body
  .querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  .forEach(putFirst)
