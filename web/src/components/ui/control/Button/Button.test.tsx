import { Plus } from 'lucide-react'

import { fireEvent, render, screen } from '@redwoodjs/testing/web'

import { Button, LinkButton } from './Button'

describe('Button', () => {
  it('ignores clicks while busy, but keeps the focus', () => {
    const onClick = jest.fn()
    render(
      <Button busy onClick={onClick}>
        Saving…
      </Button>
    )
    const button = screen.getByRole('button')
    button.focus()
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(button).toHaveFocus()
  })

  it('has an accessible name when only the icon shows', () => {
    render(
      <Button icon={Plus} iconOnly>
        Add course
      </Button>
    )
    expect(screen.getByRole('button', { name: 'Add course' })).toHaveAttribute(
      'title',
      'Add course'
    )
  })

  it('is a link when it has a target', () => {
    render(<LinkButton to="/products">Products</LinkButton>)
    expect(screen.getByRole('link', { name: 'Products' })).toHaveAttribute(
      'href',
      '/products'
    )
  })
})
