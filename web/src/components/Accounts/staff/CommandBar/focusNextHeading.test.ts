import { waitFor } from '@redwoodjs/testing/web'

import { focusNextHeading, headingNow } from './focusNextHeading'

const show = (title: string) => {
  document.body.innerHTML = `<button>Bell</button><main><h1>${title}</h1></main>`
}

afterEach(() => {
  document.body.innerHTML = ''
})

test('The heading of the page that opens takes the focus', async () => {
  show('Home')
  focusNextHeading(headingNow())
  expect(document.body).toHaveFocus()
  show('Ana Dela Cruz')
  await waitFor(() => expect(headingNow()).toHaveFocus())
  // The page redirects.
  show('Ana Dela Cruz')
  await waitFor(() => expect(headingNow()).toHaveFocus())
})

test('A focus that the user has moved stays', async () => {
  show('Home')
  const before = headingNow()
  show('Ana Dela Cruz')
  document.querySelector('button')?.focus()
  focusNextHeading(before)
  await new Promise(requestAnimationFrame)
  expect(document.querySelector('button')).toHaveFocus()
})
