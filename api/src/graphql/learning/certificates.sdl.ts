export const schema = gql`
  enum CertificateState {
    VALID
    REVOKED
    UNKNOWN
  }

  "What anyone with a certificate's code may see; null for an unknown code."
  type CertificateCheck {
    code: String!
    state: CertificateState!
    name: String
    courseTitle: String
    "Manila day."
    issuedOn: String
  }

  type Query {
    certificateCheck(code: String!): CertificateCheck! @skipAuth
  }

  type Mutation {
    "Final; the reason is logged."
    revokeCertificate(code: String!, reason: String!): CertificateCheck!
      @requirePermission(page: ["editCourse"], policy: FREE)
  }
`
