export const phrases = {
  name: 'Identidade visual dos Jogos',
  names: 'Identidade visual dos Jogos',
  fields: {
    logo: 'Logotipo',
    accent: 'Cor de destaque',
    signature: 'Assinatura',
    signer: 'Nome abaixo da assinatura',
    role: 'Cargo de quem assina',
  },
  hints: {
    accent: 'Dos títulos e das linhas no papel, como #0B5FA5. Deve ser legível sobre o branco.',
    signature: 'Imagem da assinatura nos diplomas',
    logo: 'Em tudo o que é impresso. Só o primeiro item publicado é usado.',
  },
} as const;
