import sharp from 'sharp'
// contact sheet: node .contact.mjs out width cols files...
const [out,w,cols,...files]=process.argv.slice(2)
const W=+w,H=Math.round(W*2/3),C=+cols
const tiles=await Promise.all(files.map(async(f,i)=>({input:await sharp(f).resize(W,H,{fit:'contain',background:'#888'}).png().toBuffer(),left:(i%C)*(W+8),top:Math.floor(i/C)*(H+8)})))
await sharp({create:{width:C*(W+8),height:Math.ceil(files.length/C)*(H+8),channels:3,background:'#fff'}}).composite(tiles).png().toFile(out)
