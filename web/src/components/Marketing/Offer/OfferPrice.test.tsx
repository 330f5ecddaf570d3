import {
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import { OfferPrice } from './OfferPrice'

const offer = { id: 'f1', priceCentavos: 599_900, terms: [{ id: 'one-time' }] }
const asked = jest.fn()

const open = (search: string, quote: object = {}) => {
  asked.mockClear()
  window.history.pushState({}, '', `/freelance-kickstart${search}`)
  mockGraphQLQuery('QuoteQuery', (variables) => {
    asked(variables)
    return {
      quote: {
        baseCentavos: 599_900,
        discountCentavos: 59_990,
        surchargeCentavos: 0,
        totalCentavos: 539_910,
        couponRefusal: null,
        terms: [],
        trace: [],
        instalments: [],
        ...quote,
      },
    }
  })
  return render(<OfferPrice offer={offer} className="big" />)
}

const shown = (container: HTMLElement) =>
  container.textContent?.replace(/\s+/g, ' ').trim()

describe('the price of an offer', () => {
  it('asks for nothing without a coupon', () => {
    const { container } = open('')
    expect(shown(container)).toBe('₱5,999.00')
    expect(asked).not.toHaveBeenCalled()
  })

  it('strikes the full price with a coupon that applies', async () => {
    open('?coupon=onward10')
    const now = await screen.findByText('₱5,399.10')
    expect(now).toHaveClass('big')
    expect(screen.getByText('₱5,999.00').closest('s')).toHaveTextContent(
      /Before/
    )
    expect(screen.getByText(/ONWARD10/)).toBeInTheDocument()
    expect(asked).toHaveBeenCalledWith({
      funnelId: 'f1',
      paymentTermId: 'one-time',
      couponCode: 'onward10',
    })
  })

  it.each([
    ['refused', { couponRefusal: 'COUPON_EXPIRED', discountCentavos: 0 }],
    ['without effect', { discountCentavos: 0 }],
  ])('stays as it is with a coupon that is %s', async (_, quote) => {
    const { container } = open('?coupon=OLD', quote)
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
    expect(shown(container)).toBe('₱5,999.00')
  })
})
