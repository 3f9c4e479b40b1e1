import type { EmailWords } from './english.ts'

export const portuguese: EmailWords = {
  greeting: 'Olá, {username}!',
  greetingUnnamed: 'Olá!',
  signInNotice: {
    subject: 'Novo acesso depois de tentativas sem sucesso',
    text: 'Alguém entrou na sua conta em {time}, depois de várias tentativas sem sucesso.',
    closing: 'Se foi você, está tudo bem. Se não foi, altere sua senha agora.',
  },
  reset: {
    subject: 'Redefina sua senha',
    text: 'Alguém pediu uma nova senha para sua conta do Signet. Se foi você, escolha uma agora.',
    action: 'Definir uma nova senha',
    closing: 'O link vale por 1 hora e só uma vez. Se você não pediu, ignore este e-mail: sua senha continua a mesma.',
  },
  invitation: {
    subject: 'Você recebeu um convite para o Signet',
    text: 'Você pode criar uma conta neste servidor do Signet com este endereço.',
    action: 'Criar uma conta',
    closing: 'O link vale por 7 dias. Se você não o esperava, ignore este e-mail.',
  },
  passwordChanged: {
    subject: 'Sua senha foi alterada',
    text: 'A senha da sua conta do Signet foi alterada em {time}. Todos os dispositivos foram desconectados.',
    closing: 'Se não foi você, defina já uma nova senha em “Esqueceu a senha?” na página de login.',
    feedEnded: 'O endereço secreto do seu calendário não funciona mais.',
    kept: 'Isto continua na sua conta. Confira em Chaves de API se tudo é seu:',
    keptKey: 'Chave do Gemini, salva em {time}',
    keptProvider: 'Provedor “{name}”: {address}',
    keptChoices: 'Escolhas do provedor de textos, imagens ou vídeos: {count}',
    nothingKept: 'Sua conta não tem chaves, provedores próprios nem escolhas de provedor.',
  },
  passwordCode: {
    subject: 'Seu código de verificação',
    text: 'Use este código para alterar sua senha:',
    closing:
      'O código vale por 10 minutos e só uma vez. Se você não pediu, alguém tem acesso à sua conta: altere sua senha.',
  },
  confirmationCode: {
    subject: 'Seu código de confirmação',
    text: 'Use este código para confirmar uma alteração da sua conta:',
    closing:
      'O código vale por 10 minutos e só uma vez. Se você não pediu, alguém tem acesso à sua conta: altere sua senha.',
  },
  accountChanged: {
    subject: 'Um acesso da sua conta foi alterado',
    text: 'Isto foi alterado na sua conta do Signet em {time}:',
    providerAdded: 'Provedor “{name}” adicionado: {address}',
    providerChanged: 'Provedor “{name}” alterado: {address}',
    choiceChanged: 'O provedor de textos, imagens ou vídeos: outra escolha',
    feedCreated: 'Um novo endereço secreto do seu calendário',
    keySaved: 'Chave do Gemini salva',
    keyDeleted: 'Chave do Gemini excluída',
    closing:
      'Se foi você, não há nada a fazer. Se não, alguém tem acesso à sua conta: defina uma nova senha com “Esqueci a senha” na página de login e depois exclua em Chaves de API o que não for seu.',
  },
  accountDeleted: {
    subject: 'Sua conta foi excluída',
    text: 'Sua conta do Signet foi excluída, com suas marcas, produtos e conteúdos. Os arquivos são removidos em até 24 horas.',
    closing: 'Obrigado por ter ficado com a gente.',
  },
  budgetMonth: {
    subject: 'Parte do seu orçamento foi usada',
    text: 'O orçamento mensal “{name}” chegou a {percent}%: {used} de {limit} foram gastos ou podem ter sido cobrados.',
    action: 'Abrir análises',
    closing: 'Em 100%, nenhuma chamada paga é feita até você aumentar o limite ou começar um novo mês.',
  },
  budgetTotal: {
    subject: 'Parte do seu orçamento foi usada',
    text: 'O orçamento total “{name}” chegou a {percent}%: {used} de {limit} foram gastos ou podem ter sido cobrados.',
    action: 'Abrir análises',
    closing: 'Em 100%, nenhuma chamada paga é feita até você aumentar o limite.',
  },
  platformMonth: {
    subject: 'O limite da chave da plataforma chegou a {percent}%',
    text: 'O limite mensal das chamadas com a chave da plataforma chegou a {percent}%: {used} de {limit} foram gastos ou podem ter sido cobrados.',
    closing: 'Em 100%, essas chamadas param para todas as contas até você aumentar o limite ou começar um novo mês.',
  },
  platformTotal: {
    subject: 'O limite da chave da plataforma chegou a {percent}%',
    text: 'O limite total das chamadas com a chave da plataforma chegou a {percent}%: {used} de {limit} foram gastos ou podem ter sido cobrados.',
    closing: 'Em 100%, essas chamadas param para todas as contas até você aumentar o limite.',
  },
  verification: {
    subject: 'Confirme seu e-mail',
    text: 'Alguém se cadastrou no Signet com este endereço como “{signUpName}” em {time}. Se foi você, confirme o endereço para concluir sua conta.',
    action: 'Confirmar e-mail',
    closing: 'O link vale por 24 horas. Se você não se cadastrou, ignore este e-mail: nada vai acontecer.',
  },
  choosePassword: {
    subject: 'Confirme seu e-mail e escolha uma senha',
    text: 'Alguém se cadastrou no Signet com este endereço como “{signUpName}” em {time}. Se foi você, confirme o endereço e escolha uma senha para concluir sua conta.',
    action: 'Escolher uma senha',
    closing: 'O link vale até {until} e só uma vez. Se você não se cadastrou, ignore este e-mail: nada vai acontecer.',
  },
  existingAccount: {
    subject: 'Você já tem uma conta do Signet',
    text: 'Alguém, talvez você, se cadastrou no Signet com este endereço como “{signUpName}” em {time}. Você já tem uma conta: entre ou redefina sua senha. Sua conta não foi alterada.',
    action: 'Entrar',
    closing: 'Se você não se cadastrou, ignore este e-mail.',
  },
  addressReserved: {
    subject: 'Este endereço de e-mail está reservado',
    text: 'Alguém, talvez você, pediu para usar este endereço em uma conta do Signet. Ele era de outra conta há alguns dias e está reservado para ela até {until}. Nada foi alterado.',
    closing: 'Se foi você, tente de novo depois disso. Se não foi, ignore este e-mail.',
  },
  addressWanted: {
    subject: 'Alguém pediu para usar seu endereço de e-mail',
    text: 'Alguém pediu para usar este endereço em outra conta do Signet. Ele já é da sua conta, então nada foi alterado.',
    closing: 'Se não foi você, ignore este e-mail.',
  },
  emailChange: {
    subject: 'Confirme seu novo e-mail',
    text: 'Alguém pediu para usar este endereço na conta do Signet “{username}”. Se foi você, confirme o endereço.',
    action: 'Confirmar novo e-mail',
    closing: 'O link vale até {until}. Se a conta não é sua, ignore este e-mail: nada vai acontecer.',
  },
  changeRequested: {
    subject: 'Seu endereço de e-mail vai mudar',
    text: 'Alguém pediu para mudar o e-mail da sua conta do Signet para {newEmail}. Nada muda até esse endereço ser confirmado.',
    action: 'Cancelar a mudança',
    closing:
      'Se foi você, não é preciso fazer nada. Se não foi, cancele a mudança e depois altere sua senha: alguém tem acesso à sua conta.',
  },
  emailChanged: {
    subject: 'Seu endereço de e-mail foi alterado',
    text: 'O e-mail da sua conta do Signet foi alterado; com este aqui não é mais possível entrar. Se foi você, não é preciso fazer nada.',
    action: 'Não fui eu',
    closing:
      'O link vale por 7 dias: ele restaura este endereço, desconecta todos os dispositivos, invalida a senha atual e permite definir uma nova.',
    closingReturned: 'A conta voltou a usar o endereço que tinha antes deste.',
  },
}
