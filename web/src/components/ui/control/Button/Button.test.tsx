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

  it.each([
    'https://zoom.example/all',
    '//zoom.example/all',
    'mailto:ana@example.com',
  ])('leaves the router out for another site: %s', (address) => {
    render(<LinkButton to={address}>Join</LinkButton>)
    const link = screen.getByRole('link', { name: 'Join' })
    expect(link).toHaveAttribute('href', address)
    // jsdom cannot follow links.
    const onClick = jest.fn((event: Event) => {
      const isRouted = event.defaultPrevented
      event.preventDefault()
      return isRouted
    })
    document.addEventListener('click', onClick, { once: true })
    fireEvent.click(link)
    expect(onClick).toHaveReturnedWith(false)
  })
})
