import { forgetBuyer, keepBuyer, keptBuyer } from './buyerDraft'

const ana = { firstName: 'Ana', lastName: 'Cruz', email: 'ana@example.com' }
const nobody = { firstName: '', lastName: '', email: '' }

beforeEach(() => sessionStorage.clear())

describe('what a buyer typed', () => {
  it('is there after a reload, without the password', () => {
    keepBuyer({ ...ana, password: 'a calm walk home' } as typeof ana)
    expect(keptBuyer()).toEqual(ana)
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('calm walk')
  })

  it('is gone after the order', () => {
    keepBuyer(ana)
    forgetBuyer()
    expect(keptBuyer()).toEqual(nobody)
  })

  it.each(['', '{', '[]', '{"email":7}'])('is empty if %p is kept', (kept) => {
    sessionStorage.setItem('buyer', kept)
    expect(keptBuyer()).toEqual(nobody)
  })
})
