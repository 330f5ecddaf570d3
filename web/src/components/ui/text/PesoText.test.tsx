import { render, screen } from '@redwoodjs/testing/web'

import { PesoText } from './PesoText'

describe('PesoText', () => {
  it('shows centavos as pesos, and zero too', () => {
    render(<PesoText centavos={123_456_789} />)
    render(<PesoText centavos={0} />)
    expect(screen.getByText('₱1,234,567.89')).toBeInTheDocument()
    expect(screen.getByText('₱0.00')).toBeInTheDocument()
  })
})
