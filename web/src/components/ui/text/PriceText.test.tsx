import { render, screen } from '@redwoodjs/testing/web'

import { PriceText } from './PriceText'

describe('PriceText', () => {
  it('shows 0 as FREE', () => {
    render(<PriceText centavos={0} />)
    expect(screen.getByText('FREE')).toBeInTheDocument()
  })
})
