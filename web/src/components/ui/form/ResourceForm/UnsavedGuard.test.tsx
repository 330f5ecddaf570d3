import { navigate } from '@redwoodjs/router'
import { act, render, screen } from '@redwoodjs/testing/web'

import { UnsavedGuard } from './UnsavedGuard'

const goThere = () => act(() => navigate('/there'))

beforeEach(() => window.history.pushState({}, '', '/here'))

describe('UnsavedGuard', () => {
  it('asks before unsaved changes are left', () => {
    render(<UnsavedGuard isOn />)
    goThere()
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    expect(location.pathname).toBe('/here')

    act(() => screen.getByRole('button', { name: 'Leave' }).click())
    expect(location.pathname).toBe('/there')
  })

  it('allows a navigation that started before the form was marked as saved', () => {
    const { rerender } = render(<UnsavedGuard isOn />)
    goThere()
    rerender(<UnsavedGuard isOn={false} />)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(location.pathname).toBe('/there')
  })
})
