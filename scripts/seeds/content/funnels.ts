import type { FunnelStatus } from '@prisma/client'

import type { RoleId } from 'api/src/shared/permissions'

import type { Both } from './text'

export type NewFunnel = {
  /** Also its id, so that /checkout/{id} is an address one remembers. */
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

1. Piliin kung isang bayad o buwanang hulog
2. Magbayad sa GCash, Maya, bank transfer o over the counter, at ipadala ang litrato ng resibo
3. Iche-check namin, kadalasan sa araw ding iyon, at bubukas na ang courses mo

## Patas at simple

Kung ano ang nakikita mong presyo, iyon ang babayaran mo, at makikita mo ang lahat ng due date bago ka pumayag. Kung hindi ito para sa iyo, basahin po muna ang [refund policy](/refund-policy) bago umorder; tinutupad namin iyon.`,
    ],
    validityByDays: 365,
    terms: [
      'one-time',
      'two-months',
      'three-months',
      'six-months',
      'down-payment',
    ],
    grants: ['member'],
  },
]
