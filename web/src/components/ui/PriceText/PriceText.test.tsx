import { render, screen } from '@redwoodjs/testing/web'

import { PriceText } from './PriceText'

describe('PriceText', () => {
  it('reads FREE for 0', () => {
    render(<PriceText centavos={0} />)
    expect(screen.getByText('FREE')).toBeInTheDocument()
  })
})
