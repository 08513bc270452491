export const phrases = {
  title: 'Seus dados neste aparelho',
  text: 'Este aplicativo guarda só o que precisa: idioma, aparência, o que você acompanha e sua sessão. Sem publicidade nem rastreamento entre sites. O que for opcional só seria guardado com sua permissão.',
  choose: 'Escolher',
  necessary: 'Só o necessário',
  all: 'Permitir tudo',
  open: 'Cookies e armazenamento',
  present: 'Sua escolha atual: {choice}',
};
