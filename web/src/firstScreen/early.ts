// Runs before the app (a script of its own, some 200 bytes): remembers the buttons that a visitor presses on the first
// screen. The app presses them when it takes over (lib/loading/firstScreen.ts).

document.addEventListener('click', (event) => {
  const { target } = event
  if (!(target instanceof Element)) return
  const button = target.closest('#first-screen button')
  if (!button) return
  event.preventDefault()
  button.setAttribute('data-pressed', '')
  button.setAttribute('aria-busy', 'true')
})

export {}
