import type { PageTestFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

registerFragment(gql`
  fragment PageTestFields on PageTest {
    id
    version
    startedAt
    endedAt
    kept
    a {
      visitors
      orders
      paidOrders
    }
    b {
      visitors
      orders
      paidOrders
    }
    kind
    low
    high
    isUneven
  }
`)

/** Paid orders of 100 visitors, with one decimal; null without visitors. */
export const paidOfHundred = ({ visitors, paidOrders }: PageTestFields['a']) =>
  visitors === 0 ? null : Math.round((paidOrders / visitors) * 1000) / 10
