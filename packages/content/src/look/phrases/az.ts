export const phrases = {
  name: 'Oyunların görünüşü',
  names: 'Oyunların görünüşü',
  fields: {
    logo: 'Loqo',
    accent: 'Vurğu rəngi',
    signature: 'İmza',
    signer: 'İmzanın altındakı ad',
    role: 'İmzalayanın vəzifəsi',
  },
  hints: {
    accent: 'Kağızda başlıqların və xətlərin rəngi, məsələn, #0B5FA5. Ağ fonda oxunmalıdır.',
    signature: 'Diplomlardakı imzanın şəkli',
    logo: 'Çap olunan hər şeydə. Yalnız açıqlanmış ilk element istifadə olunur.',
  },
} as const;
