export const schema = gql`
  enum CertificateState {
    VALID
    REVOKED
    UNKNOWN
  }

  "What anybody may know who holds a certificate's code; of an unknown one there is nothing."
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
    "For good; the reason stays in the log."
    revokeCertificate(code: String!, reason: String!): CertificateCheck!
      @requirePermission(page: ["editCourse"])
  }
`
