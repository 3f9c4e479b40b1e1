/**
 * Given names that are no other word in any language of the product, in lower case. A name such as "Grace" or "Marco" is not among them.
 */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `adam adriana agnieszka ahmed ahmet aisha alejandra alejandro alessandra alessandro alessia alexandra alexandre alicia alina amelia amélie amina
  amira anastasia anders andrea andreas andrew andrzej andré aneta angela angelika anita anja anna annika anne anouk antje antonella antonia antonio anton
  arthur astrid aurélie ayşe azra barbara bartosz beata beatrice beatriz benjamin benoît bernd bernhard birgit björn britta bruno camila camille
  carla carlos carmen carolina caroline catarina catherine cécile céline chiara christian christina christine christopher christoph chloé clément
  claudia claudio clemens cornelia cristina daan damian daniel daniela daniele danuta david davide débora deborah delphine diego dieter dimitri dominik
  dominique dorota dorothea eduardo edyta elena eleonora elif élise élodie elisabeth elizabeth ellen emilia emily emine emma emmanuel emre enrico enrique
  eric erik ernesto esra esteban esther eva ewa fabian fabio fatima fatma federica federico felipe fernanda fernando filip fiona florian francesca
  francesco francisca francisco françois françoise frederik fredrik friedrich friederike gabriel gabriela gabriele georg giacomo gianluca giorgio giovanni giovanna
  giulia giuseppe gonzalo grzegorz guillaume gustavo hakan hanna hannah hans harald hasan hatice heike heinrich helen helena hélène helga henrik
  henrique hiroshi hüseyin ibrahim ignacio inès inés ingrid irena isabel isabella isabelle ivan jacob jacqueline jacques jakob jakub james jana janina
  javier jeanne jennifer jens jessica joana joanna joão joaquín jochen johan johanna johannes jonas jonathan joost jorge josé josef joseph joshua
  juan judith julia julian juliana julie julien jürgen justine justyna kamil karen karim karin karl karolina katarzyna katharina katherine kathrin katja kevin
  khadija klara klaus kristina krzysztof lars larissa laura lauren laurent leila lena leonie leonardo letícia lisa lorena lorenzo louise luca lucas lucía luigi
  luis luiz łukasz lukas maciej maja magdalena małgorzata manuela marcel marcela marcelo marcin margaret margot maria mariana marianne maría
  marie mariella mario marion marta martha martin martina martijn mary mateusz mathieu mathilde matteo matthew matthias maurizio maximilian mehmet melanie   mercè michael michał michaela michele michelle miguel mikael mirjam mohamed mohammed monika monica moritz murat mustafa nadia nadine natalia natalie
  nathalie nicolas nicole nikolai niklas nina noah nora olga oliver olivia oskar pablo paola paolo pascal patricia patrícia patrick paula pauline paweł
  pedro petra philipp philippe piotr rachel rafael raphaël rahel ralf ramona raquel rebecca rebekka renate renata ricardo riccardo richard robert roberto
  rodrigo roland ronja ruben rüdiger rui ruth sabine sabrina samantha samuel sandra sanne sarah sara sebastian sebastião selin sergio silke silvia simone
  sofia sofía sophia sophie stefan stefania stefano steffen stéphanie stephanie susanne suzanne svenja sylvia sylvie tamara tanja tatiana teresa theresa thérèse
  thiago thomas tiago tobias tomasz torsten udo ulrich ulrike ursula uwe valentina valérie vanessa verena veronika vincent vinícius viktor viktoria walter
  werner wilhelm wojciech wolfgang xavier yasmin yolanda yuki yusuf yvonne zbigniew zeynep zofia`
    .split(/\s+/u)
    .filter((name) => name !== ''),
)
