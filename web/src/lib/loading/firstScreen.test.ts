import { replaceFirstScreen } from './firstScreen'

const FORM = `<main><form>
  <input name="email" type="email"><input name="password" type="password">
  <input name="term" type="radio" value="once" checked><input name="term" type="radio" value="monthly">
  <input aria-label="Coupon"><button type="button">Show</button><button type="button">Sign In</button>
</form></main>`

const byName = (root: ParentNode, name: string) =>
  root.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement
const mutations = () => new Promise((done) => setTimeout(done))

const open = (firstScreen = FORM) => {
  document.body.innerHTML = `<div id="first-screen">${firstScreen}</div>`
  const first = document.body.firstElementChild as HTMLElement
  const app = document.createElement('div')
  replaceFirstScreen(first, app)
  return { first, app }
}

beforeEach(() => sessionStorage.clear())

describe('The first screen', () => {
  it('stays until the page is ready; then the app stands in its place', async () => {
    const { first, app } = open()
    app.innerHTML = '<main><p class="skeleton"></p></main>'
    await mutations()
    expect([...document.body.children]).toEqual([first])

    app.innerHTML = FORM
    await mutations()
    expect([...document.body.children]).toEqual([app])
  })

  it('leaves its style sheet to the head, before the sheets that come later', async () => {
    document.head.innerHTML =
      '<style id="first-screen-styles"></style><link rel="stylesheet" href="/staff.css">'
    const { app } = open()
    document.body.insertAdjacentHTML(
      'beforeend',
      '<link rel="stylesheet" href="/index.css">'
    )
    app.innerHTML = FORM
    await mutations()
    const hrefs = () =>
      [...document.querySelectorAll('link')].map((link) =>
        link.getAttribute('href')
      )
    expect(hrefs()).toEqual(['/index.css', '/staff.css', '/index.css'])
    expect(document.head.querySelector('style')).not.toBeNull()
    document.head.querySelector('link')?.dispatchEvent(new Event('load'))
    expect(hrefs()).toEqual(['/index.css', '/staff.css'])
    expect(document.head.querySelector('style')).toBeNull()
    document.head.innerHTML = ''
  })

  it('hands over values, choices and the focus', async () => {
    const { first, app } = open()
    byName(first, 'email').value = 'ana@example.com'
    byName(first, 'password').value = 'secret'
    first.querySelector<HTMLInputElement>('[value=monthly]')?.click()
    byName(first, 'password').focus()
    byName(first, 'password').setSelectionRange(2, 3)
    const noticed: string[] = []
    app.addEventListener('input', ({ target }) =>
      noticed.push((target as HTMLInputElement).name)
    )

    app.innerHTML = FORM
    await mutations()
    expect(byName(app, 'email').value).toBe('ana@example.com')
    expect(byName(app, 'password').value).toBe('secret')
    expect(noticed).toEqual(
      expect.arrayContaining(['email', 'password', 'term'])
    )
    expect(app.querySelector('[value=monthly]')).toBeChecked()
    expect(byName(app, 'password')).toHaveFocus()
    expect(byName(app, 'password').selectionStart).toBe(2)
  })

  it('hands over the focus of a link or a button', async () => {
    const page = '<a href="#main">Skip</a><a href="/">Home</a>' + FORM
    for (const place of ['a:nth-of-type(2)', 'button:last-of-type']) {
      const { first, app } = open(page)
      first.querySelector<HTMLElement>(place)?.focus()
      app.innerHTML = page
      await mutations()
      expect(app.querySelector(place)).toHaveFocus()
    }
  })

  it('finds a field without a name by its place', async () => {
    const { first, app } = open()
    const coupon = '[aria-label=Coupon]'
    ;(first.querySelector(coupon) as HTMLInputElement).value = 'TEN'
    app.innerHTML = FORM
    await mutations()
    expect(app.querySelector(coupon)).toHaveValue('TEN')
  })

  it('presses again what was pressed too early', async () => {
    const { first, app } = open()
    first.querySelectorAll('button')[1].setAttribute('data-pressed', '')
    const pressed: (string | null)[] = []
    app.addEventListener('click', ({ target }) =>
      pressed.push((target as Element).textContent)
    )
    app.innerHTML = FORM
    await mutations()
    expect(pressed).toEqual(['Sign In'])
  })

  it('presses no button whose label has changed', async () => {
    const { first, app } = open()
    first.querySelectorAll('button')[1].setAttribute('data-pressed', '')
    const onClick = jest.fn()
    app.addEventListener('click', onClick)
    app.innerHTML = FORM.replace('Sign In', 'Place order')
    await mutations()
    expect(app).toHaveTextContent('Place order')
    expect(onClick).not.toHaveBeenCalled()
  })

  it('keeps the values that the page has itself', async () => {
    const { app } = open()
    app.innerHTML = FORM.replace(
      'name="email"',
      'name="email" value="from@link.example"'
    )
    await mutations()
    expect(byName(app, 'email').value).toBe('from@link.example')
  })

  it('counts as the loading screen of this visit', () => {
    open()
    expect(sessionStorage.getItem('loading-screen-shown')).toBe('1')
  })
})
