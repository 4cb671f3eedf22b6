type Place = {
  name: string
  address: { street: string; locality: string; region: string; postalCode: string }
}

export function mapHref({ name, address }: Place): string {
  const { street, locality, region, postalCode } = address
  const query = `${name}, ${street}, ${locality}, ${region} ${postalCode}`
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`
}
