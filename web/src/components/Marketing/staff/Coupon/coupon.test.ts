import type { CouponFields } from 'types/graphql'

import { fieldsWith, toForm, toInput, type CouponForm } from './coupon'

const form = (changes: Partial<CouponForm>) =>
  ({ code: 'TEN', discountType: 'PERCENT', ...changes }) as CouponForm

const shown = (values: CouponForm) =>
  fieldsWith([], false)
    .filter(({ when }) => !when || when(values))
    .map(({ name }) => name)

describe('a coupon’s form', () => {
  it.each([
    ['PERCENT', ['percent', 'maxDiscountCentavos']],
    ['FIXED', ['amountCentavos']],
  ] as const)('asks for what %s needs', (discountType, names) => {
    const amounts = ['percent', 'maxDiscountCentavos', 'amountCentavos']
    expect(
      shown(form({ discountType })).filter((name) => amounts.includes(name))
    ).toEqual(names)
  })

  it('asks for emails only when limited to chosen users, one per line', () => {
    expect(shown(form({ audience: 'ANYONE' }))).not.toContain('emails')
    expect(shown(form({ audience: 'SPECIFIC_USERS' }))).toContain('emails')
    const emails = ['ana@example.com', 'ben@example.com']
    expect(toForm({ emails } as CouponFields).emails).toBe(emails.join('\n'))
    expect(
      toInput(form({ emails: ' ana@example.com\n\nben@example.com, ' })).emails
    ).toEqual(emails)
    expect(toInput(form({ emails: null })).emails).toEqual([])
  })

  it('changes only name, dates, limits, affiliate and note of a used coupon', () => {
    const free = fieldsWith([], true)
      .filter(({ disabled }) => !disabled)
      .map(({ name }) => name)
    expect(free).toEqual([
      'name',
      'startsAt',
      'endsAt',
      'usageLimit',
      'perUserLimit',
      'affiliateCode',
      'note',
    ])
    expect(fieldsWith([], false).some(({ disabled }) => disabled)).toBe(false)
  })
})
