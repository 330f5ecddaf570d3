import {
  act,
  mockGraphQLMutation,
  renderHook,
  waitFor,
} from '@redwoodjs/testing/web'

import { usePlaceOrder, type OrderChoice } from './usePlaceOrder'

const choice = { funnelId: 'f1', paymentTermId: 'Monthly', totalCentavos: 300 }

/** A checkout whose price is on its way; `arrive` lets it come. */
const pressEarly = async (shownCentavos: number) => {
  const placed = jest.fn()
  mockGraphQLMutation('PlaceOrderMutation', ({ input }) => {
    placed(input)
    const order = { id: 1, status: 'PLACED', invoiceNumber: 'INV-1' }
    return { placeOrder: { ...order, thankYouUrl: null } }
  })
  const { result, rerender } = renderHook(
    (known: { choice: OrderChoice | null; comingCentavos?: number }) =>
      usePlaceOrder({
        orderKey: 'key',
        onPlaced: () => undefined,
        ensureBuyer: async () => true,
        onPriceChanged: async () => undefined,
        ...known,
      }),
    { initialProps: { choice: null, comingCentavos: shownCentavos } as never }
  )
  await act(() => result.current.placeOrder())
  expect(result.current.isBusy).toBe(true)
  expect(placed).not.toHaveBeenCalled()
  rerender({ choice, comingCentavos: undefined } as never)
  return { placed, result }
}

test('A press before the price places the order once the price has come', async () => {
  const { placed, result } = await pressEarly(300)
  await waitFor(() => expect(placed).toHaveBeenCalledTimes(1))
  expect(placed).toHaveBeenCalledWith(expect.objectContaining(choice))
  await waitFor(() => expect(result.current.isBusy).toBe(false))
})

test('It places nothing if the price is not the one that was shown', async () => {
  const { placed, result } = await pressEarly(250)
  await waitFor(() => expect(result.current.isBusy).toBe(false))
  expect(placed).not.toHaveBeenCalled()
})
