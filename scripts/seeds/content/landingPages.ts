import type { BlockType } from 'api/src/shared/marketing/landing/blocks'

import { richText, type Both } from './text'

type Props = Record<string, string | Record<string, string>[]>

export type NewLandingPage = {
  slug: string
  funnel: string
  title: Both
  description: Both
  picture: string
  blocks: { type: BlockType; props: Props }[]
}

export type NewRedirectRule = {
  source: string
  target: string
  /** The status of the answer; 302 if missing. */
  code?: number
  countdownSec: number
  title: Both
  text: Both
}

const t = (name: string, [en, fil]: Both) => ({
  [name]: en,
  [`${name}Fil`]: fil,
})

const html = ([en, fil]: Both) =>
  t('html', [richText(en), richText(fil)] as Both)

export const landingPages: NewLandingPage[] = [
  {
    slug: 'fast',
    funnel: 'va-bundle',
    title: ['Get your first client', 'Kunin ang una mong client'],
    description: [
      'A plan for finding, writing to and agreeing with your first client, step by step.',
      'Plano para mahanap, masulatan at makausap ang una mong client, hakbang-hakbang.',
    ],
    picture: '/covers/client-getting.svg',
    blocks: [
      {
        type: 'Hero',
        props: {
          ...t('eyebrow', ['Client-getting', 'Pagkuha ng client']),
          ...t('title', [
            'You can do the work. Now find who pays for it.',
            'Kaya mo na ang trabaho. Hanapin natin ang magbabayad para rito.',
          ]),
          ...t('text', [
            'Most who learn a skill stop at the last lesson. Getting a client is a skill of its own, with steps that can be practised.',
            'Karamihan ng natututo ay humihinto sa huling lesson. Ang pagkuha ng client ay sariling skill, may mga hakbang na napapraktis.',
          ]),
          ...t('button', ['Start now', 'Magsimula na']),
          picture: '/covers/client-getting.svg',
          look: 'tinted',
        },
      },
      {
        type: 'Text',
        props: html([
          `## What you will do

1. **Choose** one service and one kind of client
2. **Write** a message that is about them, and send it
3. **Follow up** without feeling shy about it
4. **Agree** on price, hours and payment, in writing

Nobody can promise you a client. What we can give is the order of steps, examples to change, and somebody who reads what you wrote.`,
          `## Ang gagawin mo

1. **Pumili** ng isang serbisyo at isang uri ng client
2. **Sumulat** ng mensaheng tungkol sa kanila, at ipadala
3. **Mag-follow up** nang hindi nahihiya
4. **Magkasundo** sa presyo, oras at bayad, nang nakasulat

Walang makakapangako sa iyo ng client. Ang maibibigay namin ay ang ayos ng mga hakbang, mga halimbawang puwede mong baguhin, at may babasa ng isinulat mo.`,
        ]),
      },
      { type: 'Courses', props: {} },
      { type: 'Coach', props: {} },
      { type: 'Wins', props: { count: 'three' } },
      { type: 'SeatsLeft', props: {} },
      { type: 'Price', props: { facts: 'shown' } },
      {
        type: 'CheckoutButton',
        props: t('note', [
          'You see every due date before you agree.',
          'Makikita po ninyo ang bawat due date bago kayo pumayag.',
        ]),
      },
      {
        type: 'Questions',
        props: {
          items: [
            {
              ...t('question', [
                'Do I need experience?',
                'Kailangan ba ng karanasan?',
              ]),
              ...t('answer', [
                'You need one thing you can do for somebody. If you are still looking for it, begin with the foundations course.',
                'Kailangan mo ng isang bagay na kaya mong gawin para sa iba. Kung hinahanap mo pa iyon, magsimula sa foundations course.',
              ]),
            },
            {
              ...t('question', [
                'What if it is not for me?',
                'Paano kung hindi ito para sa akin?',
              ]),
              ...t('answer', [
                'Read our refund policy before you order; we keep to it.',
                'Basahin po muna ang refund policy bago umorder; tinutupad namin iyon.',
              ]),
            },
          ],
        },
      },
      { type: 'Refund', props: {} },
      {
        type: 'StagePath',
        props: t('title', ['Where this takes you', 'Saan ka nito dadalhin']),
      },
      { type: 'Ask', props: {} },
    ],
  },
]

export const redirectRules: NewRedirectRule[] = [
  {
    source: '/fast-track',
    target: '/fast',
    countdownSec: 10,
    title: ['The fast track begins here', 'Dito nagsisimula ang fast track'],
    text: [
      'We are taking you to the page about getting clients.',
      'Dadalhin ka namin sa page tungkol sa pagkuha ng clients.',
    ],
  },
  {
    source: '/free-webinar',
    target: '/free-training',
    code: 301,
    countdownSec: 0,
    title: ['', ''],
    text: ['', ''],
  },
]
