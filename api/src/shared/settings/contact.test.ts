import { contactLinks, contactOf } from './contact'

it('Contacts that are not set are left out', () => {
  expect(contactLinks(contactOf([]))).toEqual([])
  expect(
    contactLinks(contactOf([{ name: 'business-phone', value: ' ' }]))
  ).toEqual([])
})

it('Each contact has its link', () => {
  const contact = contactOf([
    { name: 'business-page', value: 'https://m.me/school/' },
    { name: 'business-phone', value: ' (02) 8123-4567 ' },
    { name: 'business-email', value: 'help@school.example' },
  ])
  expect(contactLinks(contact)).toEqual([
    { text: 'help@school.example', href: 'mailto:help@school.example' },
    { text: '(02) 8123-4567', href: 'tel:0281234567' },
    { text: 'm.me/school', href: 'https://m.me/school/' },
  ])
})
