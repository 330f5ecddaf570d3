import {
  isWrittenIn,
  paragraphsOf,
  titlesOf,
  writtenFor,
} from './announcementText'

const both = {
  subject: 'Hello',
  text: 'Come',
  subjectFil: 'Kumusta',
  textFil: 'Halika',
  buttonLabel: 'Open',
  buttonLabelFil: '',
  buttonUrl: '/events',
}
const english = { ...both, subjectFil: '', textFil: '' }

it('A reader gets their language if it is written, otherwise the other one', () => {
  expect(writtenFor(both, 'fil')).toMatchObject({
    lang: 'fil',
    subject: 'Kumusta',
    text: 'Halika',
    buttonLabel: 'Open',
  })
  expect(writtenFor(english, 'fil')).toMatchObject({
    lang: 'en',
    subject: 'Hello',
  })
  expect(isWrittenIn({ ...english, textFil: 'Halika' }, 'fil')).toBe(false)
})

it('A notice has a second title only if it differs', () => {
  expect(titlesOf(both)).toEqual({ title: 'Hello', titleFil: 'Kumusta' })
  expect(titlesOf(english)).toEqual({ title: 'Hello', titleFil: null })
})

it('An empty line begins a paragraph', () => {
  expect(paragraphsOf('One\ntwo\n \n\nThree\n')).toEqual(['One\ntwo', 'Three'])
})
