import { act, fireEvent, render, screen } from '@redwoodjs/testing/web'

import { WideFrame } from './WideFrame'

let measure: () => void
beforeAll(() => {
  window.ResizeObserver = class {
    constructor(onResize: () => void) {
      measure = onResize
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  } as never
})
afterAll(() => {
  delete (window as Partial<Window & typeof globalThis>).ResizeObserver
})

const shadow = () =>
  screen.queryByTestId('hidden-columns')?.style.boxShadow ?? ''

test('A shadow lies at each side that hides a part', () => {
  const { container } = render(
    <WideFrame>
      <table />
    </WideFrame>
  )
  expect(shadow()).toBe('')

  const frame = container.querySelector('table')!.parentElement!
  Object.defineProperties(frame, {
    scrollWidth: { value: 900 },
    clientWidth: { value: 600 },
  })
  act(() => measure())
  expect(shadow()).toMatch(/^inset -10px/)
  fireEvent.scroll(frame, { target: { scrollLeft: 100 } })
  expect(shadow()).toMatch(/^inset 10px.*inset -10px/)
  fireEvent.scroll(frame, { target: { scrollLeft: 300 } })
  expect(shadow()).toMatch(/^inset 10px(?!.*inset -10px)/)
})
