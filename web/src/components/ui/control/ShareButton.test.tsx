import { fireEvent, render, screen } from '@redwoodjs/testing/web'

import { ShareButton } from './ShareButton'

const path = '/certificates/ABC'
const url = `${window.location.origin}${path}`

const give = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

const press = (address = path) => {
  render(
    <ShareButton
      label="Share"
      copied="Link copied"
      title="A certificate"
      address={address}
    />
  )
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
}

describe('ShareButton', () => {
  afterEach(() => give('share', undefined))

  it('opens the choice of the device', () => {
    const share = jest.fn().mockResolvedValue(undefined)
    give('share', share)
    press()
    expect(share).toHaveBeenCalledWith({ title: 'A certificate', url })
  })

  it('shares a whole address as it is', () => {
    const share = jest.fn().mockResolvedValue(undefined)
    give('share', share)
    press('https://school.example.com/?ref=ana')
    expect(share).toHaveBeenCalledWith({
      title: 'A certificate',
      url: 'https://school.example.com/?ref=ana',
    })
  })

  it('copies the address where the device has no choice, and says so', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined)
    give('share', undefined)
    give('clipboard', { writeText })
    press()
    expect(await screen.findByText('Link copied')).toBeInTheDocument()
    expect(writeText).toHaveBeenCalledWith(url)
  })
})
