export const schema = gql`
  enum StaffHitKind {
    PERSON
    INVOICE
    REFERENCE
    RECEIPT
    FUNNEL
    COUPON
    COURSE
    EVENT
    LESSON
    RESOURCE
  }

  "Something that the command bar of staff finds."
  type StaffHit {
    kind: StaffHitKind!
    "The record's id; for a person's invoice, payment reference or receipt, the person's."
    id: String!
    "A name, a title, a number or a code."
    title: String!
    "The address of a person; the person of an invoice, a reference or a receipt; the funnel of a coupon."
    detail: String
    "The funnel of a coupon, the course of a lesson."
    parentId: String
    imageUrl: String
    "A person's stage number."
    stage: Int
    "What a person has still to pay; only for staff who may open their payments."
    owedCentavos: Int
  }

  type Query {
    """
    People, invoices, payment references, receipts, refund vouchers, funnels, coupons and contents that begin as typed,
    of those that the viewer may open, best first. Names are found in either order and past a typing mistake.
    """
    staffSearch(query: String!): [StaffHit!]! @requireAuth
  }
`
