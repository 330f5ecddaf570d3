// The demands of an operation beyond the right to call it (lib/access/policy). Each mutation declares them beside its
// guard; one that declares none has the strictest.
export const schema = gql`
  enum Policy {
    "Also allowed while impersonating."
    FREE
    "Refused while impersonating."
    ORDINARY
    "Moves money or gives rights: as ORDINARY, and asks for the second factor again."
    SENSITIVE
  }

  "What an access token needs for an operation; without it, CHANGES, and MONEY if the policy is SENSITIVE."
  enum TokenBox {
    "The box for changes."
    CHANGES
    "Both boxes: money, prices, enrolment, rights, duties, accounts of people, settings, imports, or the whole school."
    MONEY
    "No box opens it: passwords, sessions, tokens, own data, and addresses that would outlive the token."
    NEVER
  }
`
