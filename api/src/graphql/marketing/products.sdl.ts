export const schema = gql`
  type Product {
    id: Int!
    name: String!
    slug: String!
    description: String!
    descriptionFil: String
    price: Float!
    priceCentavos: Int!
    type: ProductType!
    status: ProductStatus!
    coverUrl: String
    courseIds: [Int!]!
    courses: [CourseName!]!
    "The first funnel that is not archived (spec section 7: a variant also funnel id)"
    funnel: FunnelName
    funnels: [Funnel!]!
    createdAt: DateTime!
  }

  type ProductsPage {
    rows: [Product!]!
    total: Int!
  }

  input ProductInput {
    name: String!
    slug: String!
    description: String!
    descriptionFil: String
    priceCentavos: Int!
    type: ProductType!
    status: ProductStatus!
    courseIds: [Int!]!
  }

  enum ProductsSort {
    NAME
    NAME_DESC
    PRICE_CENTAVOS
    PRICE_CENTAVOS_DESC
    CREATED_AT
    CREATED_AT_DESC
  }

  enum ProductsFilter {
    ACTIVE
    EXPIRED
  }

  type Query {
    products: [Product!]!
      @requirePermission(
        page: ["products", "funnel", "enrollUser"]
        fn: ["user_enroll/unenroll"]
      )
    productsPage(
      page: Int
      perPage: Int
      sort: ProductsSort
      q: String
      filter: ProductsFilter
    ): ProductsPage! @requirePermission(page: ["products"])
    product(id: Int!): Product @requirePermission(page: ["products"])
  }

  type Mutation {
    createProduct(input: ProductInput!): Product!
      @requirePermission(fn: ["product_create"], policy: SENSITIVE)
    updateProduct(id: Int!, input: ProductInput!): Product!
      @requirePermission(page: ["editProduct"], policy: SENSITIVE)
    deleteProduct(id: Int!): Product!
      @requirePermission(page: ["editProduct"], policy: SENSITIVE)
  }
`
