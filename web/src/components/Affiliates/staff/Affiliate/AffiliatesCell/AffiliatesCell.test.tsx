import {
  act,
  fireEvent,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
  within,
} from '@redwoodjs/testing/web'

import AffiliatesCell from 'src/components/Affiliates/staff/Affiliate/AffiliatesCell'
import i18n from 'src/i18n'

const asked = jest.fn()

beforeEach(() => {
  act(() => window.history.pushState({}, '', '/affiliates'))
  mockGraphQLQuery('AffiliatesPageQuery', (variables) => {
    asked(variables)
    return {
      affiliatesPage: {
        __typename: 'AffiliatesPage',
        rows: [],
        total: 0,
        isTotalCapped: false,
      },
    }
  })
})

afterEach(() => act(async () => void (await i18n.changeLanguage('en'))))

describe('The order of the affiliates', () => {
  it.each([
    ['en', 'Order', ['Newest', 'Oldest', 'Most leads', 'Highest commission']],
    [
      'fil',
      'Ayos',
      [
        'Pinakabago',
        'Pinakaluma',
        'Pinakamaraming lead',
        'Pinakamataas na commission',
      ],
    ],
  ])('is one of four, each offered once (%s)', async (lang, label, orders) => {
    await act(async () => void (await i18n.changeLanguage(lang)))
    render(<AffiliatesCell />)
    const select = await screen.findByRole('combobox', { name: label })
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent)
    ).toEqual(orders)
  })

  it('is asked of the server once it is chosen', async () => {
    render(<AffiliatesCell />)
    const select = await screen.findByRole('combobox', { name: 'Order' })
    expect(asked).toHaveBeenLastCalledWith(
      expect.not.objectContaining({ order: expect.anything() })
    )
    fireEvent.change(select, { target: { value: 'most-leads' } })
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(
        expect.objectContaining({ order: 'MOST_LEADS' })
      )
    )
  })
})
