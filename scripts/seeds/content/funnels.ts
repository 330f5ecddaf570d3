import type { FunnelStatus } from '@prisma/client'
import type { RoleId } from 'api/src/shared/access/permissions'

import type { Both } from './text'

export type NewFunnel = {
  /** The slug is also the id, so that /checkout/{id} is easy to remember. */
  slug: string
  name: string
  product: string
  headline: Both
  body: Both
  closedMessage?: Both
  status?: FunnelStatus
  /** Days from today. */
  opensIn?: number
  closesIn?: number
  seatLimit?: number
  /** Null is for life. */
  validityByDays: number | null
  startByDays?: number
  priceOverrideCentavos?: number
  linkedUrl?: string
  renewalOf?: string
  offerPosition?: number
  terms: string[]
  grants: RoleId[]
}

export const funnels: NewFunnel[] = [
  {
    slug: 'freelance-kickstart',
    name: 'Freelance Kickstart 2026',
    product: 'sulong-membership',
    headline: [
      'From "where do I start?" to your first client',
      'Mula "saan ako magsisimula?" hanggang sa una mong client',
    ],
    body: [
      `You have the patience, the English and the laptop. What is missing is an order to do things in, and somebody to ask. That is what the Sulong Membership is.

## What you get for a year

- **All courses**: virtual assistance, bookkeeping, social media, e-commerce, and the art of getting clients
- **Six stages with clear tasks**, so that you always know the next step
- **Coaching calls every week**, recorded if you have a shift
- **A community** where questions are answered within a day

## How it goes

1. Choose how you want to pay: at once or by the month
2. Pay by GCash, Maya, bank transfer or over the counter, and send us a photo of the receipt
3. We check it, usually on the same day, and your courses open

## Fair and simple

The price you see is the price you pay, with every due date shown before you agree. If it is not for you, read our [refund policy](/refund-policy) before you order; we keep to it.`,
      `May tiyaga ka, may English, may laptop. Ang kulang lang ay kung ano ang uunahin, at kung sino ang mapagtatanungan. Iyon ang Sulong Membership.

## Ang makukuha mo sa loob ng isang taon

- **Lahat ng courses**: virtual assistance, bookkeeping, social media, e-commerce, at kung paano kumuha ng clients
- **Anim na stages na may malinaw na tasks**, para alam mo lagi ang susunod
- **Coaching calls linggo-linggo**, may recording kung may shift ka
- **Community** na sumasagot sa loob ng isang araw

## Paano ito

1. Piliin kung bayad nang buo o hulugan
2. Magbayad sa GCash, Maya, bank transfer o over the counter, at ipadala ang litrato ng resibo
3. Iche-check namin, kadalasan sa araw ding iyon, at bubukas na ang courses mo

## Patas at simple

Kung ano ang nakikita mong presyo, iyon ang babayaran mo, at makikita mo ang lahat ng due date bago ka pumayag. Kung hindi ito para sa iyo, basahin muna ang [refund policy](/refund-policy) bago umorder; tinutupad namin iyon.`,
    ],
    validityByDays: 365,
    offerPosition: 1,
    terms: [
      'one-time',
      'two-months',
      'three-months',
      'six-months',
      'down-payment',
    ],
    grants: ['member'],
  },
  {
    slug: 'lifetime-membership',
    name: 'Lifetime membership',
    product: 'sulong-membership',
    headline: [
      'Pay once, learn for as long as you work',
      'Isang beses magbayad, matuto hangga’t nagtatrabaho ka',
    ],
    body: [
      `The full membership without an end date: all courses, all new ones, the coaching calls and the community.

## For whom it pays

If you would renew twice, this costs less. If you are not sure yet, start with [a year](/freelance-kickstart); you can change later.

- No renewal, ever
- Every course we add
- One payment, or six by the month`,
      `Ang buong membership na walang katapusan: lahat ng courses, lahat ng bago, coaching calls at community.

## Para kanino ito sulit

Kung dalawang beses ka namang magre-renew, mas mura ito. Kung hindi ka pa sigurado, magsimula sa [isang taon](/freelance-kickstart); puwedeng magbago mamaya.

- Walang renewal kailanman
- Lahat ng idadagdag naming course
- Bayad nang buo, o hulugan nang anim na buwan`,
    ],
    priceOverrideCentavos: 1_499_900,
    validityByDays: null,
    terms: ['one-time', 'six-months'],
    grants: ['member'],
  },
  {
    slug: 'membership-renewal',
    name: 'Membership renewal',
    product: 'sulong-membership',
    headline: [
      'Another year, at your price',
      'Isang taon pa, sa presyong pang-member',
    ],
    body: [
      `For everyone who has been with us: a full year at the member's price. Renew before your last day or within 14 days after it, and the new year begins where the old one ends. **No day is lost.**`,
      `Para sa mga nakasama na namin: isang buong taon sa presyong pang-member. Mag-renew bago matapos o sa loob ng 14 na araw pagkatapos, at magsisimula ang bagong taon kung saan nagtapos ang luma. **Walang araw na sayang.**`,
    ],
    priceOverrideCentavos: 399_900,
    validityByDays: 365,
    renewalOf: 'freelance-kickstart',
    terms: ['one-time', 'two-months'],
    grants: ['member'],
  },
  {
    slug: 'va-bundle',
    name: 'VA bundle',
    product: 'va-bundle',
    headline: [
      'Become the assistant that a busy owner keeps',
      'Maging assistant na hindi na pakakawalan ng client',
    ],
    body: [
      `Three courses in the order you need them.

1. **Home office**: quiet, light, internet and power on a small budget
2. **Foundations**: what clients hand over, and how to take it over
3. **Client-getting**: finding, writing, following up, agreeing

Access for a year, at your own pace. Certificates are not included; a portfolio is.`,
      `Tatlong course sa ayos na kailangan mo.

1. **Home office**: tahimik, maliwanag, may internet at kuryente, sa maliit na budget
2. **Pundasyon**: ano ang ipinapasa ng client, at paano ito hawakan
3. **Pagkuha ng client**: maghanap, sumulat, mag-follow up, magkasundo

Isang taong access, sariling bilis. Walang certificate; may portfolio.`,
    ],
    validityByDays: 365,
    offerPosition: 2,
    terms: ['one-time', 'three-months', 'four-weeks'],
    grants: ['member'],
  },
  {
    slug: 'bookkeeping-online',
    name: 'Bookkeeping course',
    product: 'bookkeeping-course',
    headline: [
      'Keep a small shop’s books, and know that they are right',
      'Mag-bookkeeping para sa maliit na negosyo, at siguradong tama',
    ],
    body: [
      `Learn it on one invented bakery, month by month: sales, receipts, bank, and the report its owner understands.

- No accounting degree needed; patience is
- Spreadsheets included, to keep
- What to leave to a CPA, said clearly`,
      `Aralin sa isang kathang panaderya, buwan-buwan: benta, resibo, bangko, at report na naiintindihan ng may-ari.

- Hindi kailangan ng accounting degree; tiyaga ang kailangan
- Kasama ang spreadsheets, sa iyo na
- Malinaw kung ano ang para sa CPA`,
    ],
    validityByDays: 180,
    offerPosition: 3,
    terms: ['one-time', 'two-months'],
    grants: ['member'],
  },
  {
    slug: 'free-starter',
    name: 'Free starter',
    product: 'free-starter',
    headline: ['Try it first, free', 'Subukan muna, libre'],
    body: [
      `Two short courses for nothing but your name and email. No card, no bill, no trial that ends in one.

- **Home office on a budget**: a place to work for under ₱5,000
- **Canva and content basics**: your first five designs`,
      `Dalawang maikling course kapalit lang ng pangalan at email. Walang card, walang bill, walang trial na magiging bill.

- **Home office on a budget**: lugar ng trabaho na wala pang ₱5,000
- **Canva at content basics**: ang una mong limang design`,
    ],
    validityByDays: 365,
    terms: ['one-time'],
    grants: ['non-member'],
  },
  {
    slug: 'portfolio-workshop',
    name: 'Portfolio workshop, December',
    product: 'portfolio-workshop',
    headline: [
      'Two mornings, one portfolio',
      'Dalawang umaga, isang portfolio',
    ],
    body: [
      `Saturday and Sunday, 8 to 11, online. We look at everybody's work, so the group is small.

- Bring three practice pieces
- Leave with a page you can send on Monday
- The lessons open when the workshop starts, and stay open for three months`,
      `Sabado at Linggo, 8 hanggang 11, online. Titingnan namin ang gawa ng bawat isa, kaya maliit ang grupo.

- Magdala ng tatlong practice piece
- Uuwi kang may page na maipapadala sa Lunes
- Bubukas ang lessons pagsisimula ng workshop, at bukas nang tatlong buwan`,
    ],
    seatLimit: 30,
    closesIn: 13,
    validityByDays: 90,
    startByDays: 14,
    terms: ['one-time'],
    grants: ['member'],
  },
  {
    slug: 'coaching-circle',
    name: 'Coaching circle',
    product: 'coaching-circle',
    headline: [
      'Eight weeks, one coach, your questions',
      'Walong linggo, isang coach, mga tanong mo',
    ],
    body: [
      `A very small group, so that everybody is heard every week. When the seats are taken we say so.`,
      `Napakaliit na grupo para marinig ang lahat linggo-linggo. Kapag puno na, sasabihin namin.`,
    ],
    closedMessage: [
      'This circle is full. The next one starts when it ends.',
      'Puno na ang circle na ito. Magsisimula ang susunod pagkatapos nito.',
    ],
    seatLimit: 2,
    validityByDays: 56,
    terms: ['one-time'],
    grants: ['member'],
  },
  {
    slug: 'client-challenge',
    name: '12-day client challenge',
    product: 'client-challenge',
    headline: [
      'Twelve days, five applications',
      'Labindalawang araw, limang application',
    ],
    body: [
      `One small task a day, with a buddy. It ends with five applications sent, not with a certificate.`,
      `Isang maliit na task kada araw, may buddy. Nagtatapos sa limang application, hindi sa certificate.`,
    ],
    closedMessage: [
      'Enrollment for the challenge has not opened yet.',
      'Hindi pa bukas ang enrollment para sa challenge.',
    ],
    opensIn: 21,
    closesIn: 45,
    validityByDays: 30,
    terms: ['one-time'],
    grants: ['member'],
  },
  {
    slug: 'early-bird',
    name: 'Early bird, Batch 17',
    product: 'sulong-membership',
    headline: ['Batch 17 at the early price', 'Batch 17 sa maagang presyo'],
    body: [
      `The early price for Batch 17 is over.`,
      `Tapos na ang maagang presyo para sa Batch 17.`,
    ],
    closedMessage: [
      'The early price for Batch 17 has ended. You can still join at the regular price.',
      'Tapos na po ang maagang presyo para sa Batch 17. Puwede pa ring sumali sa regular na presyo.',
    ],
    status: 'CLOSED',
    priceOverrideCentavos: 449_900,
    validityByDays: 365,
    terms: ['one-time', 'three-months'],
    grants: ['member'],
  },
  {
    slug: 'bookkeeping-live',
    name: 'Bookkeeping, with its own page',
    product: 'bookkeeping-course',
    headline: ['Bookkeeping, live', 'Bookkeeping, live'],
    body: [
      `The sales page of this one lies elsewhere; only the checkout is ours.`,
      `Nasa ibang page ang sales page nito; checkout lang ang sa amin.`,
    ],
    linkedUrl: 'https://example.com/bookkeeping-live',
    validityByDays: 180,
    terms: ['one-time'],
    grants: ['member'],
  },
  {
    slug: 'social-media-2027',
    name: 'Social media, 2027 (draft)',
    product: 'sulong-membership',
    headline: [
      'Run a page that people answer to',
      'Mag-manage ng page na sinasagot ng tao',
    ],
    body: [`Still being written.`, `Isinusulat pa.`],
    status: 'DRAFT',
    validityByDays: 365,
    terms: ['one-time'],
    grants: ['member'],
  },
  {
    slug: 'data-entry',
    name: 'Data entry sprint (over)',
    product: 'data-entry-sprint',
    headline: ['Data entry in ten days', 'Data entry sa sampung araw'],
    body: [
      `This sprint is now part of the [VA bundle](/va-bundle).`,
      `Kasama na ito sa [VA bundle](/va-bundle).`,
    ],
    closedMessage: [
      'We no longer offer this sprint. Its lessons live on in the VA bundle.',
      'Hindi na po namin ito inaalok. Nasa VA bundle na ang lessons nito.',
    ],
    status: 'CLOSED',
    validityByDays: 60,
    terms: ['one-time'],
    grants: ['member'],
  },
]
