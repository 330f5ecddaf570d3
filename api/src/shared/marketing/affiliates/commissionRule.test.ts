import { commissionRuleProblems } from './commissionRule'

const rule = {
  name: 'All offers',
  basis: 'PERCENT' as const,
  value: 1_000,
  firstInstalments: null,
  capCentavos: null,
  tiers: [],
  holdDays: 30,
}

it.each([
  [{}, []],
  [{ name: '' }, ['name']],
  [{ value: 10_001 }, ['value']],
  [{ basis: 'FLAT' as const, value: 10_001 }, []],
  [{ value: -1 }, ['value']],
  [{ firstInstalments: 0 }, ['firstInstalments']],
  [{ capCentavos: 0 }, ['capCentavos']],
  [{ holdDays: 366 }, ['holdDays']],
  [{ tiers: [{ fromOrders: 5, value: 1_500 }] }, []],
  [{ tiers: [{ fromOrders: 0, value: 1_500 }] }, ['tiers']],
  // More orders must not pay less.
  [{ tiers: [{ fromOrders: 5, value: 900 }] }, ['tiers']],
  [
    {
      tiers: [
        { fromOrders: 5, value: 1_500 },
        { fromOrders: 5, value: 2_000 },
      ],
    },
    ['tiers'],
  ],
  [
    {
      tiers: [
        { fromOrders: 5, value: 1_500 },
        { fromOrders: 9, value: 1_500 },
      ],
    },
    ['tiers'],
  ],
])('The rule with %j has problems at %j', (changes, fields) => {
  const problems = commissionRuleProblems({ ...rule, ...changes })
  expect(
    Object.entries(problems).flatMap(([field, code]) => (code ? [field] : []))
  ).toEqual(fields)
})
