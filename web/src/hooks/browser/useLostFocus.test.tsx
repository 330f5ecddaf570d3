import { render, screen } from '@redwoodjs/testing/web'

import { useLostFocus } from './useLostFocus'

const List = ({ left }: { left: number }) => {
  const heading = useLostFocus<HTMLHeadingElement>(left)
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Tasks
      </h2>
      {left > 0 && <button>Done</button>}
      <button>Other</button>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

it('The focus moves to the given element when its button disappears', () => {
  const { rerender } = render(<List left={1} />)
  expect(document.body).toHaveFocus()
  button('Done').focus()
  rerender(<List left={0} />)
  expect(screen.getByRole('heading')).toHaveFocus()
})

it('The focus stays where it is otherwise', () => {
  const { rerender } = render(<List left={1} />)
  button('Other').focus()
  rerender(<List left={0} />)
  expect(button('Other')).toHaveFocus()
  button('Other').blur()
  rerender(<List left={0} />)
  expect(document.body).toHaveFocus()
})
