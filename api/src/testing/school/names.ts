// Common names; any likeness to real people is accidental.
export const givenNames =
  'Maria Jose Ana Juan Grace Mark Joy John Rose Paul Angel Carlo Liza Ramon Nina Leo Carmen Diego Faith Noel Isabel Miguel Luz Andres Hope Rafael Tess Gabriel Mila Anton Cora Felix Dina Oscar Elena Hugo Irma Pedro Sofia Victor'.split(
    ' '
  )

export const familyNames =
  'Santos Reyes Cruz Bautista Ocampo Garcia Mendoza Torres Tomas Andrada Castillo Flores Villanueva Ramos Castro Rivera Aquino Navarro Salazar Mercado Domingo Aguilar Valdez Pascual Soriano Santiago Gonzales Perez Fernandez Lopez'.split(
    ' '
  )
